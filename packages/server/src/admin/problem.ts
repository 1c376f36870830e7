/** Something that an operator asked for cannot be done; the message says why, and what would help. */
export class AdminProblem extends Error {
  override name = 'AdminProblem';
}
