const MICROSECONDS = 1000;

/**
 * Returns this thread's CPU time in ms, so that a second of thinking is a second of one core, even on a busy machine.
 */
export function threadClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}
