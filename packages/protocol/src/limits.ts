/** Sizes that both sides keep to; the server refuses what is larger. */
export const LIMITS = {
  /** Bytes of one message over the socket. */
  messageBytes: 16_384,
  /** Bytes of one HTTP body; a custom edition is the largest thing anyone sends. */
  bodyBytes: 131_072,
  nameLength: 24,
  chatLength: 500,
  searchLength: 60,
  /** Chat lines kept for those who come later. */
  chatHistory: 100,
  /** Actions a client may stage before it builds. */
  stagedActions: 16,
  /** Steps of a match that may be undone or taken back in all, so that its log has an end. */
  undoneSteps: 1000,
  /** Steps in one catch-up message; a longer gap is filled by several. */
  stepsPerMessage: 100,
  /** Connections of spectators that a single match may have in one process. */
  spectatorsPerMatch: 200,
  /** Connections that one seat may have in one process, over all its devices. */
  connectionsPerSeat: 20,
  /** Levels of lists and objects within each other that any JSON may have. */
  jsonDepth: 32,
  webhookLength: 500,
  tournamentPeople: 64,
  tournamentRounds: 9,
  /** Signs of the line of a game that is handed in. */
  pathLength: 1000,
  /** Devices that may hold a seat, and that may be told of its turns. */
  devicesPerSeat: 10,
} as const;
