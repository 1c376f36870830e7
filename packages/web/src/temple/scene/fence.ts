import type { WebGLRenderer } from 'three';

/** Says when what WebGL was told is drawn, without waiting for it. */
export class Fence {
  readonly #gl: WebGL2RenderingContext;
  #sync: WebGLSync | undefined;

  constructor(renderer: WebGLRenderer) {
    this.#gl = renderer.getContext() as WebGL2RenderingContext;
  }

  /** Is passed once all that was told until now is drawn. */
  set(): void {
    this.forget();
    this.#sync = this.#gl.fenceSync(this.#gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? undefined;
    this.#gl.flush();
  }

  get isPassed(): boolean {
    if (this.#sync === undefined) return true;
    if (this.#gl.getSyncParameter(this.#sync, this.#gl.SYNC_STATUS) !== this.#gl.SIGNALED) return false;
    this.forget();
    return true;
  }

  forget(): void {
    if (this.#sync !== undefined) this.#gl.deleteSync(this.#sync);
    this.#sync = undefined;
  }
}
