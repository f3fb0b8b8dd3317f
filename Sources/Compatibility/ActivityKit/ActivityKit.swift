@_exported import Oriel
@_exported import OrielActivities
