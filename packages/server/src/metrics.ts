/** A figure that only grows. */
export class Counter {
  value = 0;
  readonly help: string;
  constructor(help: string) {
    this.help = help;
  }
  add(amount: number): void {
    this.value += amount;
  }
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** How often something took how long, in seconds. */
export class Histogram {
  readonly help: string;
  readonly #counts = BOUNDS.map(() => 0);
  #count = 0;
  #sum = 0;
  constructor(help: string) {
    this.help = help;
  }
  observe(seconds: number): void {
    this.#count++;
    this.#sum += seconds;
    for (let i = BOUNDS.length - 1; i >= 0 && seconds <= BOUNDS[i]; i--) this.#counts[i]++;
  }
  lines(name: string): string[] {
    return [
      ...BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${this.#counts[i]}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

/** How often something happened, by what it was. */
export class LabelledCounter {
  readonly help: string;
  readonly #labels: readonly string[];
  readonly #counts = new Map<string, number>();
  constructor(help: string, labels: readonly string[]) {
    this.help = help;
    this.#labels = labels;
  }
  /** Values are of our own making, such as patterns of routes: never what a stranger sent. */
  add(...values: readonly (string | number)[]): void {
    const key = this.#labels.map((label, i) => `${label}="${values[i]}"`).join(',');
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
  lines(name: string): string[] {
    return [...this.#counts].map(([key, count]) => `${name}{${key}} ${count}`);
  }
}

/** What a process can tell about itself, in the text format of Prometheus. */
export class Metrics {
  readonly steps = new Counter('Steps committed by this process.');
  readonly refusals = new Counter('Requests that were refused.');
  readonly conflicts = new Counter('Changes decided again because another process was faster.');
  readonly storeFailures = new Counter('Calls to the database that failed.');
  readonly messagesIn = new Counter('Messages received over sockets.');
  readonly messagesOut = new Counter('Messages sent over sockets.');
  readonly bytesOut = new Counter('Bytes sent over sockets.');
  readonly rateLimited = new Counter('Messages and requests turned away by a rate limit.');
  readonly botDecisions = new Counter('Decisions made by bots.');
  readonly botFailures = new Counter('Bots that crashed or took too long, so that another answered.');
  readonly timeouts = new Counter('Seats whose time ran out.');
  readonly quarantined = new Counter('Matches that could not be read and were set aside.');
  readonly commitBatches = new Counter('Commits to the disk, each of one or more changes.');
  readonly batchedCommits = new Counter('Changes in those commits.');
  readonly reports = new Counter('Reports of players about others.');
  readonly httpRequests = new LabelledCounter('Requests answered.', ['method', 'route', 'status']);
  readonly storeSeconds = new Histogram(
    'From a call to the database to its answer, the wait for a connection included.',
  );
  readonly submitSeconds = new Histogram('From the arrival of an action to its commit.');
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number }>();

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  text(): string {
    const counters = Object.entries(this).flatMap(([field, metric]) => {
      const name = `nunatak_${snakeCase(field)}`;
      if (metric instanceof Counter) {
        return [`# HELP ${name}_total ${metric.help}`, `# TYPE ${name}_total counter`, `${name}_total ${metric.value}`];
      }
      if (metric instanceof LabelledCounter) {
        return [
          `# HELP ${name}_total ${metric.help}`,
          `# TYPE ${name}_total counter`,
          ...metric.lines(`${name}_total`),
        ];
      }
      if (metric instanceof Histogram) {
        return [`# HELP ${name} ${metric.help}`, `# TYPE ${name} histogram`, ...metric.lines(name)];
      }
      return [];
    });
    const gauges = [...this.#gauges].flatMap(([name, { help, read }]) => [
      `# HELP nunatak_${name} ${help}`,
      `# TYPE nunatak_${name} gauge`,
      `nunatak_${name} ${read()}`,
    ]);
    return `${[...counters, ...gauges].join('\n')}\n`;
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
