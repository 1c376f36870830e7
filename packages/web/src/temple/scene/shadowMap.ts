import {
  DepthTexture,
  Matrix4,
  NearestFilter,
  type Object3D,
  OrthographicCamera,
  type Scene,
  ShaderMaterial,
  type Texture,
  UnsignedIntType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { KEY } from './place/sweep.ts';

const VERTEX = /* glsl */ `
void main() {
  vec4 at = vec4(position, 1.0);
#ifdef USE_INSTANCING
  at = instanceMatrix * at;
#endif
  gl_Position = projectionMatrix * modelViewMatrix * at;
}`;

/** The layer of what throws a shadow here: the temple alone, as what never moves has its shadow baked. */
const CASTERS = 1;

export function castsShadow(object: Object3D): void {
  object.layers.enable(CASTERS);
}

/** The shadow of the temple, drawn only after a move; its box is small, so it is sharp. */
export class ShadowMap {
  readonly matrix = new Matrix4();
  readonly #target: WebGLRenderTarget;
  readonly #depth: DepthTexture;
  readonly #camera = new OrthographicCamera(-5.3, 5.3, 5, -4.6, 1, 26);
  readonly #coat = new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: 'void main() {}', colorWrite: false });

  constructor(size: number) {
    this.#depth = new DepthTexture(size, size, UnsignedIntType);
    this.#depth.minFilter = NearestFilter;
    this.#depth.magFilter = NearestFilter;
    this.#target = new WebGLRenderTarget(size, size, {
      depthTexture: this.#depth,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
    this.#camera.position.set(...KEY).multiplyScalar(13);
    this.#camera.lookAt(0, 0.6, 0);
    this.#camera.updateMatrixWorld();
    this.#camera.layers.set(CASTERS);
    this.matrix.multiplyMatrices(this.#camera.projectionMatrix, this.#camera.matrixWorldInverse);
  }

  get texture(): Texture {
    return this.#depth;
  }

  draw(renderer: WebGLRenderer, scene: Scene): void {
    scene.overrideMaterial = this.#coat;
    renderer.setRenderTarget(this.#target);
    renderer.clear();
    renderer.render(scene, this.#camera);
    renderer.setRenderTarget(null);
    scene.overrideMaterial = null;
  }

  dispose(): void {
    this.#target.dispose();
    this.#depth.dispose();
    this.#coat.dispose();
  }
}
