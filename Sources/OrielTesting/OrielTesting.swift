import OrielCore
