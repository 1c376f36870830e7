/** How often the teacher asks in a game. */
export const MOST_QUESTIONS = 3;
