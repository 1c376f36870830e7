/** Runs the bot worker on a host without WebAssembly. */
Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
await import('../../node/botWorker.ts');
