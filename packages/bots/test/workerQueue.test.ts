import { describe, expect, it } from 'vitest';
import { Cancelled, WorkerFailed, type WorkerHost, WorkerQueue } from '../src/worker/workerQueue.ts';

/** A fake worker: replies, and its clock advances, only when the test says so. */
class PaperHost implements WorkerHost<string, string> {
  readonly posted: string[] = [];
  spawned = 0;
  answer: (reply: string) => void = () => undefined;
  crash: (reason: string) => void = () => undefined;
  readonly #timers: { readonly at: number; readonly act: () => void }[] = [];
  #now = 0;

  spawn() {
    this.spawned++;
    return {
      post: (request: string) => {
        this.posted.push(request);
      },
      listen: (onReply: (reply: string) => void, onCrash: (reason: string) => void) => {
        this.answer = onReply;
        this.crash = onCrash;
      },
      terminate: () => undefined,
    };
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.#now + milliseconds, act };
    this.#timers.push(timer);
    return () => {
      this.#timers.splice(this.#timers.indexOf(timer), 1);
    };
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const { at, act } of [...this.#timers]) if (at <= this.#now) act();
  }
}

describe('requests to a worker', () => {
  it('are started one after the other', async () => {
    const host = new PaperHost();
    const queue = new WorkerQueue(host);
    const a = queue.ask('a');
    const b = queue.ask('b');
    expect(host.posted).toEqual(['a']);
    host.answer('A');
    expect(host.posted).toEqual(['a', 'b']);
    host.answer('B');
    expect([await a, await b]).toEqual(['A', 'B']);
    expect(host.spawned).toBe(1);
  });

  it('have a timeout that starts with the request, not while it waits', async () => {
    const host = new PaperHost();
    const queue = new WorkerQueue(host);
    const a = queue.ask('a', { timeoutMilliseconds: 100 });
    const b = queue.ask('b', { timeoutMilliseconds: 100 });
    host.pass(90);
    host.answer('A');
    host.pass(90);
    host.answer('B');
    expect([await a, await b]).toEqual(['A', 'B']);
  });

  it('that take too long fail alone, and the next one gets a new worker', async () => {
    const host = new PaperHost();
    const queue = new WorkerQueue(host);
    const a = queue.ask('a', { timeoutMilliseconds: 100 });
    const b = queue.ask('b', { timeoutMilliseconds: 100 });
    host.pass(100);
    await expect(a).rejects.toMatchObject({ name: 'WorkerFailed', failure: 'timedOut' });
    expect([host.spawned, host.posted]).toEqual([2, ['a', 'b']]);
    host.answer('B');
    expect(await b).toBe('B');
  });

  it('survive a worker’s crash if they had not been started', async () => {
    const host = new PaperHost();
    const queue = new WorkerQueue(host);
    const a = queue.ask('a');
    const b = queue.ask('b');
    host.crash('the ice broke');
    await expect(a).rejects.toThrow(WorkerFailed);
    host.answer('B');
    expect(await b).toBe('B');
  });

  it('are cancelled one by one, started or not', async () => {
    const host = new PaperHost();
    const queue = new WorkerQueue(host);
    const controllers = [new AbortController(), new AbortController()];
    const a = queue.ask('a', { signal: controllers[0].signal });
    const b = queue.ask('b', { signal: controllers[1].signal });
    const c = queue.ask('c');
    controllers[1].abort();
    controllers[0].abort();
    await expect(a).rejects.toThrow(Cancelled);
    await expect(b).rejects.toThrow(Cancelled);
    expect([host.spawned, host.posted]).toEqual([2, ['a', 'c']]);
    host.answer('C');
    expect(await c).toBe('C');
  });

  it('are all cancelled when the queue is closed', async () => {
    const queue = new WorkerQueue(new PaperHost());
    const both = [queue.ask('a'), queue.ask('b')];
    queue.close();
    for (const one of both) await expect(one).rejects.toThrow(Cancelled);
  });
});
