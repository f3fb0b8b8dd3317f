// What needs the network types of Foundation: on Linux these are in a module of their own.
@_exported import FoundationNetworking
