const MICROSECONDS = 1000;

/** Milliseconds that this thread has computed: a second of thought is a second of one core, however busy the machine. */
export function threadClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}
