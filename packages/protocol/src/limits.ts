/** Limits that clients and the server follow. The server refuses anything larger. */
export const LIMITS = {
  /** Size of a socket message, in bytes. */
  messageBytes: 16_384,
  /** Size of an HTTP body, in bytes. A custom edition is the largest body. */
  bodyBytes: 131_072,
  nameLength: 24,
  chatLength: 500,
  searchLength: 60,
  /** Number of chat lines kept for players who join later. */
  chatHistory: 100,
  /** Number of actions that a client may stage before submitting them. */
  stagedActions: 16,
  /** Number of steps in a match that may be undone or taken back in total, so that its log is bounded. */
  undoneSteps: 1000,
  /** Number of steps in one catch-up message. A longer gap takes several. */
  stepsPerMessage: 100,
  /** Number of spectator connections to a match in one process. */
  spectatorsPerMatch: 200,
  /** Number of connections to one seat in one process, over all its devices. */
  connectionsPerSeat: 20,
  /** Nesting depth of lists and objects in JSON. */
  jsonDepth: 32,
  webhookLength: 500,
  tournamentPeople: 64,
  tournamentRounds: 9,
  /** Number of characters in the path of a submitted game. */
  pathLength: 1000,
  /** Number of devices that may hold a seat, and that may be notified of its turns. */
  devicesPerSeat: 10,
} as const;
