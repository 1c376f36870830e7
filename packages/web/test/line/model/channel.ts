const open = new Set<WindowChannel>();

/** A BroadcastChannel between the windows of one case; the real one would let the windows of all cases hear each other. */
export class WindowChannel extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }

  /** Ends every channel: what is opened from now on hears nothing of earlier windows. */
  static endAll(): void {
    open.clear();
  }

  postMessage(data: unknown): void {
    for (const other of open) {
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
}
