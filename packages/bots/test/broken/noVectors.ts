/** A host without WebAssembly, and the worker of the bots in it. */
Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
await import('../../node/botWorker.ts');
