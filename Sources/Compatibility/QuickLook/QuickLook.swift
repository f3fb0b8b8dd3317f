@_exported import Oriel
