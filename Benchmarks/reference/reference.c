// The measures of Benchmarks in plain C on GTK: what a careful programmer would write, without a layer in between.

#include <gtk/gtk.h>

#include "bench.h"

enum { rows_count = 1000 };

static GtkWidget *window, *counter, *values[rows_count];
static GtkAlertDialog *dialog;
static GCancellable *cancellable;

static void write_counter(int number) {
  char text[32];
  snprintf(text, sizeof text, "Count: %d", number);
  gtk_label_set_text(GTK_LABEL(counter), text);
}

static void write_row(int number) {
  char text[32];
  snprintf(text, sizeof text, "Count: %d", number);
  gtk_label_set_text(GTK_LABEL(values[number % rows_count]), text);
}

static GtkWidget *label(const char *text) {
  GtkWidget *widget = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(widget), 0);
  return widget;
}

static void clicked(GtkButton *button, gpointer data) {
  (void)button, (void)data;
  write_counter(1);
}

static GtkWidget *counter_content(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  counter = label("Count: 0");
  GtkWidget *button = gtk_button_new_with_label("Count");
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  gtk_widget_set_halign(counter, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), counter);
  gtk_box_append(GTK_BOX(box), button);
  return box;
}

static GtkWidget *rows_content(void) {
  GtkWidget *scroll = gtk_scrolled_window_new();
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (int i = 0; i < rows_count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", i);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(row), label(text));
    values[i] = label("Count: 0");
    gtk_box_append(GTK_BOX(row), values[i]);
    gtk_box_append(GTK_BOX(column), row);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), column);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  return scroll;
}

static GtkWidget *stack_scroll, *stack_first, **stack_values;
static int stack_count;

static void build_stack(int number) {
  (void)number;
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  stack_values = calloc((size_t)stack_count, sizeof *stack_values);
  for (int i = 0; i < stack_count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", i);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
    GtkWidget *title = label(text);
    if (i == 0) stack_first = title;
    gtk_box_append(GTK_BOX(row), title);
    stack_values[i] = label("Count: 0");
    gtk_box_append(GTK_BOX(row), stack_values[i]);
    gtk_box_append(GTK_BOX(column), row);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(stack_scroll), column);
}

static void change_stack(int number) {
  char text[32];
  snprintf(text, sizeof text, "Count: %d", number + 1);
  gtk_label_set_text(GTK_LABEL(stack_values[1]), text);
}

static void grow_stack(int number) {
  gtk_label_set_text(GTK_LABEL(stack_first), number % 2 ? "Row 0" : "Row 0\nwith a line\nand another");
}

static void resize_stack(int number) { bench_resize(number % 2 ? 480 : 560, 640); }

static GtkWidget *stack_content(void) {
  stack_count = atoi(strchr(bench_measure(), '-') + 1);
  stack_scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(stack_scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  return stack_scroll;
}

// A GtkListView with recycled rows. An item knows the label that shows its count.

static int big_count;

typedef struct { GObject parent; int number, count; GtkWidget *value; } BigItem;
typedef struct { GObjectClass parent; } BigItemClass;
G_DEFINE_TYPE(BigItem, big_item, G_TYPE_OBJECT)

static void big_item_class_init(BigItemClass *class) { (void)class; }
static void big_item_init(BigItem *item) { (void)item; }

static GListStore *big_store;
static GtkWidget *big_scroll;

static BigItem *big_item(int number) {
  BigItem *item = g_object_new(big_item_get_type(), NULL);
  item->number = number;
  return item;
}

static void big_setup(GtkSignalListItemFactory *factory, GtkListItem *cell) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6), *title = label("");
  gtk_widget_set_halign(title, GTK_ALIGN_START);
  gtk_widget_set_hexpand(title, TRUE);
  gtk_box_append(GTK_BOX(row), title);
  gtk_box_append(GTK_BOX(row), label(""));
  gtk_list_item_set_child(cell, row);
}

static void big_bind(GtkSignalListItemFactory *factory, GtkListItem *cell) {
  (void)factory;
  BigItem *item = gtk_list_item_get_item(cell);
  GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(cell));
  char text[32];
  snprintf(text, sizeof text, "Row %d", item->number);
  gtk_label_set_text(GTK_LABEL(title), text);
  item->value = gtk_widget_get_next_sibling(title);
  snprintf(text, sizeof text, "Count: %d", item->count);
  gtk_label_set_text(GTK_LABEL(item->value), text);
}

static void big_unbind(GtkSignalListItemFactory *factory, GtkListItem *cell) {
  (void)factory;
  ((BigItem *)gtk_list_item_get_item(cell))->value = NULL;
}

static void make_big_store(void) {
  big_store = g_list_store_new(big_item_get_type());
  gpointer *items = g_new(gpointer, big_count);
  for (int i = 0; i < big_count; i++) items[i] = big_item(i);
  g_list_store_splice(big_store, 0, 0, items, big_count);
  for (int i = 0; i < big_count; i++) g_object_unref(items[i]);
  g_free(items);
}

static void build_big(int number) {
  (void)number;
  make_big_store();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(big_setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(big_bind), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(big_unbind), NULL);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(big_store)));
  GtkWidget *view = gtk_list_view_new(selection, factory);
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(view), TRUE);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(big_scroll), view);
}

static void page_big(int number) {
  if (number == 0) bench_memory();
  bench_page();
}

static void top_big(int number) {
  (void)number;
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(big_scroll)), 0);
}

static void change_big(int number) {
  BigItem *item = g_list_model_get_item(G_LIST_MODEL(big_store), 5);
  item->count = number + 1;
  if (item->value) {
    char text[32];
    snprintf(text, sizeof text, "Count: %d", item->count);
    gtk_label_set_text(GTK_LABEL(item->value), text);
  }
  g_object_unref(item);
}

static void insert_big(int number) {
  BigItem *item = big_item(big_count + number);
  g_list_store_insert(big_store, 3, item);
  g_object_unref(item);
}

static GtkWidget *big_content(void) {
  big_count = bench_is("million") ? 1000000 : 100000;
  big_scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(big_scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  return big_scroll;
}

// A GtkColumnView of such items.

static void table_setup(GtkSignalListItemFactory *factory, GtkListItem *cell) {
  (void)factory;
  GtkWidget *text = label("");
  gtk_widget_set_halign(text, GTK_ALIGN_START);
  gtk_list_item_set_child(cell, text);
}

static void table_bind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column) {
  (void)factory;
  BigItem *item = gtk_list_item_get_item(cell);
  char text[32];
  switch (GPOINTER_TO_INT(column)) {
    case 0: snprintf(text, sizeof text, "Row %d", item->number); break;
    case 1: snprintf(text, sizeof text, "Count: %d", item->count); break;
    case 2: snprintf(text, sizeof text, "%d", item->number / 2); break;
    default: snprintf(text, sizeof text, "%s", item->number % 2 ? "odd" : "even");
  }
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(cell)), text);
}

static void build_table(int number) {
  (void)number;
  make_big_store();
  GtkWidget *view = gtk_column_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(big_store))));
  const char *titles[] = {"Name", "Count", "Half", "Kind"};
  for (int i = 0; i < 4; i++) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(table_setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(table_bind), GINT_TO_POINTER(i));
    GtkColumnViewColumn *column = gtk_column_view_column_new(titles[i], factory);
    gtk_column_view_column_set_expand(column, TRUE);
    gtk_column_view_column_set_resizable(column, TRUE);
    gtk_column_view_append_column(GTK_COLUMN_VIEW(view), column);
    g_object_unref(column);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(big_scroll), view);
}

enum { shape_rows = 40, shape_columns = 25, shape_count = shape_rows * shape_columns };

typedef struct { GtkWidget parent; } ShapesArea;
typedef struct { GtkWidgetClass parent; } ShapesAreaClass;
G_DEFINE_TYPE(ShapesArea, shapes_area, GTK_TYPE_WIDGET)

static GtkWidget *shapes_box, *shapes_widget;
static GskPath *shape_paths[shape_count];
static GdkRGBA shape_colors[shape_count];

static void shapes_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)widget, (void)baseline;
  double across = (width - 2.0 * (shape_columns - 1)) / shape_columns, down = (height - 2.0 * (shape_rows - 1)) / shape_rows;
  for (int i = 0; i < shape_count; i++) {
    double x = (i % shape_columns) * (across + 2), y = (i / shape_columns) * (down + 2);
    GskPathBuilder *builder = gsk_path_builder_new();
    for (int corner = 0; corner < 10; corner++) {
      double angle = corner * G_PI / 5, radius = MIN(across, down) / (corner % 2 ? 4 : 2);
      float to_x = (float)(x + across / 2 + radius * sin(angle)), to_y = (float)(y + down / 2 - radius * cos(angle));
      if (corner) gsk_path_builder_line_to(builder, to_x, to_y);
      else gsk_path_builder_move_to(builder, to_x, to_y);
    }
    gsk_path_builder_close(builder);
    g_clear_pointer(&shape_paths[i], gsk_path_unref);
    shape_paths[i] = gsk_path_builder_free_to_path(builder);
  }
}

static void shapes_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  (void)widget;
  for (int i = 0; i < shape_count; i++)
    gtk_snapshot_append_fill(snapshot, shape_paths[i], GSK_FILL_RULE_WINDING, &shape_colors[i]);
}

static void shapes_area_class_init(ShapesAreaClass *class) {
  class->parent.size_allocate = shapes_allocate;
  class->parent.snapshot = shapes_snapshot;
}

static void shapes_area_init(ShapesArea *area) { (void)area; }

static void build_shapes(int number) {
  (void)number;
  for (int i = 0; i < shape_count; i++) gdk_rgba_parse(&shape_colors[i], "#3584e4");
  shapes_widget = g_object_new(shapes_area_get_type(), "hexpand", TRUE, "vexpand", TRUE, NULL);
  gtk_box_append(GTK_BOX(shapes_box), shapes_widget);
}

static void change_shape(int number) {
  gdk_rgba_parse(&shape_colors[20 * shape_columns + 12], number % 2 ? "#3584e4" : "#e01b24");
  gtk_widget_queue_draw(shapes_widget);
}

enum { moving_columns = 25, moving_count = 1000 };

static GtkWidget *moving_area, *moving[moving_count];

static GtkWidget *moving_content(void) {
  moving_area = gtk_fixed_new();
  gtk_widget_set_overflow(moving_area, GTK_OVERFLOW_HIDDEN);
  for (int i = 0; i < moving_count; i++) {
    char text[32];
    snprintf(text, sizeof text, "%d", i);
    moving[i] = label(text);
    gtk_fixed_put(GTK_FIXED(moving_area), moving[i], 0, 0);
  }
  return moving_area;
}

static void move_all(int number) {
  for (int i = 0; i < moving_count; i++) {
    graphene_point_t place = {(float)(i % moving_columns * 18 + number / 100.0), (float)(i / moving_columns * 15)};
    GskTransform *transform = gsk_transform_translate(NULL, &place);
    gtk_fixed_set_child_transform(GTK_FIXED(moving_area), moving[i], transform);
    gsk_transform_unref(transform);
  }
}

static void chosen(GObject *source, GAsyncResult *result, gpointer data) {
  (void)data;
  gtk_alert_dialog_choose_finish(GTK_ALERT_DIALOG(source), result, NULL);
  g_clear_object(&dialog);
  g_clear_object(&cancellable);
}

static void present_alert(void) {
  dialog = gtk_alert_dialog_new("Delete the file?");
  gtk_alert_dialog_set_detail(dialog, "This can't be undone.");
  gtk_alert_dialog_set_buttons(dialog, (const char *[]){"Cancel", "Delete", NULL});
  gtk_alert_dialog_set_cancel_button(dialog, 0);
  cancellable = g_cancellable_new();
  gtk_alert_dialog_choose(dialog, GTK_WINDOW(window), cancellable, chosen, NULL);
}

static void dismiss_alert(void) { g_cancellable_cancel(cancellable); }

enum { fields_count = 10 };

static GtkWidget *sheet, *popover;
static char *texts[fields_count];
static bool flags[fields_count];

static void text_changed(GtkEditable *editable, gpointer data) {
  int number = GPOINTER_TO_INT(data);
  g_free(texts[number]);
  texts[number] = g_strdup(gtk_editable_get_text(editable));
}

static void flag_toggled(GtkCheckButton *button, gpointer data) {
  flags[GPOINTER_TO_INT(data)] = gtk_check_button_get_active(button);
}

static GtkWidget *form(int count) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  char text[32];
  for (int i = 0; i < count; i++) {
    snprintf(text, sizeof text, "Field %d", i);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *entry = gtk_entry_new();
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    gtk_widget_set_hexpand(entry, TRUE);
    gtk_editable_set_text(GTK_EDITABLE(entry), texts[i] ? texts[i] : "");
    gtk_entry_set_placeholder_text(GTK_ENTRY(entry), text);
    gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    g_signal_connect(entry, "changed", G_CALLBACK(text_changed), GINT_TO_POINTER(i));
    gtk_box_append(GTK_BOX(row), label(text));
    gtk_box_append(GTK_BOX(row), entry);
    gtk_box_append(GTK_BOX(column), row);
  }
  for (int i = 0; i < count; i++) {
    snprintf(text, sizeof text, "Choice %d", i);
    GtkWidget *check = gtk_check_button_new_with_label(text);
    gtk_check_button_set_active(GTK_CHECK_BUTTON(check), flags[i]);
    g_signal_connect(check, "toggled", G_CALLBACK(flag_toggled), GINT_TO_POINTER(i));
    gtk_box_append(GTK_BOX(column), check);
  }
  return column;
}

static GtkWidget *viewport(GtkWidget *content) {
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), content);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width(GTK_SCROLLED_WINDOW(scroll), TRUE);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scroll), TRUE);
  return scroll;
}

static void present_sheet(void) {
  sheet = g_object_new(
    GTK_TYPE_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, "title", "Sheet", "modal", TRUE, "resizable", FALSE,
    "transient-for", window, "destroy-with-parent", TRUE, NULL);
  GtkWidget *header = gtk_header_bar_new();
  gtk_widget_add_css_class(header, "flat");
  gtk_window_set_titlebar(GTK_WINDOW(sheet), header);
  GtkEventController *keys = gtk_shortcut_controller_new();
  gtk_shortcut_controller_add_shortcut(
    GTK_SHORTCUT_CONTROLLER(keys),
    gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0), gtk_named_action_new("window.close")));
  gtk_widget_add_controller(sheet, keys);
  GtkWidget *content = form(fields_count);
  gtk_window_set_child(GTK_WINDOW(sheet), viewport(content));
  gtk_widget_grab_focus(gtk_widget_get_last_child(gtk_widget_get_first_child(content)));
  gtk_window_present(GTK_WINDOW(sheet));
}

static void dismiss_sheet(void) { gtk_window_destroy(GTK_WINDOW(sheet)); }

static void present_popover(void) {
  popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(popover), viewport(form(2)));
  gtk_widget_set_parent(popover, gtk_widget_get_parent(counter));
  gtk_popover_popup(GTK_POPOVER(popover));
}

// GTK 4.18 would never let go of one that is popped down before, with the focus in it.
static void dismiss_popover(void) { gtk_widget_unparent(popover); }

static void first_frame(void) {
  bench_report("first_frame_cpu_ms", (double)bench_cpu() / 1e6);
  bench_report("first_frame_ns", (double)bench_now());
  if (bench_is("counter-burst")) bench_burst(bench_count("ORIEL_BENCH_COUNT", 20000), write_counter);
  else if (bench_is("row-burst") || bench_is("list-burst"))
    bench_burst(bench_count("ORIEL_BENCH_COUNT", 20000), write_row);
  else if (bench_is("counter-frames")) bench_frames(bench_count("ORIEL_BENCH_COUNT", 500), write_counter);
  else if (bench_is("row-frames")) bench_frames(bench_count("ORIEL_BENCH_COUNT", 500), write_row);
  else if (bench_is("motion-frames")) bench_frames(bench_count("ORIEL_BENCH_COUNT", 300), move_all);
  else if (bench_is("alert"))
    bench_windows(bench_count("ORIEL_BENCH_COUNT", 25), present_alert, dismiss_alert, false);
  else if (bench_is("sheet")) bench_windows(bench_count("ORIEL_BENCH_COUNT", 25), present_sheet, dismiss_sheet, true);
  else if (g_str_has_prefix(bench_measure(), "stack-"))
    bench_changes(
      (const bench_change[]){
        {"build", build_stack, 1}, {"label", change_stack, 7}, {"first", grow_stack, 7}, {"resize", resize_stack, 7}},
      4);
  else if (bench_is("big"))
    bench_changes(
      (const bench_change[]){
        {"build", build_big, 1}, {"page", page_big, 15}, {"top", top_big, 1}, {"change", change_big, 15},
        {"insert", insert_big, 15}},
      5);
  else if (bench_is("table"))
    bench_changes((const bench_change[]){{"build", build_table, 1}, {"page", page_big, 15}}, 2);
  else if (bench_is("million")) bench_changes((const bench_change[]){{"build", build_big, 1}}, 1);
  else if (bench_is("shapes"))
    bench_changes((const bench_change[]){{"build", build_shapes, 1}, {"one", change_shape, 7}}, 2);
  else if (bench_is("soak-alerts"))
    bench_soak(bench_count("ORIEL_BENCH_COUNT", 10000), present_alert, dismiss_alert, false);
  else if (bench_is("soak-sheets"))
    bench_soak(bench_count("ORIEL_BENCH_COUNT", 5000), present_sheet, dismiss_sheet, false);
  else if (bench_is("soak-popovers"))
    bench_soak(bench_count("ORIEL_BENCH_COUNT", 5000), present_popover, dismiss_popover, true);
}

static void activate(GApplication *application, gpointer data) {
  (void)data;
  bool is_rows = g_str_has_prefix(bench_measure(), "row") || g_str_has_prefix(bench_measure(), "list");
  window = gtk_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(window), "Benchmark");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  gtk_window_set_child(GTK_WINDOW(window), 
    bench_is("shapes") ? (shapes_box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    : bench_is("motion-frames") ? moving_content()
    : bench_is("big") || bench_is("million") || bench_is("table") ? big_content() : g_str_has_prefix(bench_measure(), "stack-") ? stack_content() : is_rows ? rows_content() : counter_content());
  bench_after_first_frame(first_frame);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new("org.oriel.BenchmarkInC", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  return status;
}
