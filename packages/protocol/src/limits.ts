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
  /** Steps in one catch-up message; a longer gap is filled by several. */
  stepsPerMessage: 100,
  /** Connections a single match may hold open in one process. */
  connectionsPerMatch: 200,
  webhookLength: 500,
  /** Devices that may hold a seat, and that may be told of its turns. */
  devicesPerSeat: 10,
} as const;
