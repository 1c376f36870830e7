import {
  ClampToEdgeWrapping,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type PixelFormat,
  RepeatWrapping,
  RGBAFormat,
  RGFormat,
  UnsignedByteType,
} from 'three';
import { FROST_SIZE } from './place/frost.ts';
import type { Place } from './place/place.ts';

function textureOf(
  texels: Uint8Array<ArrayBuffer>,
  size: number,
  format: PixelFormat,
  anisotropy: number,
): DataTexture {
  const texture = new DataTexture(texels, size, size, format, UnsignedByteType);
  texture.wrapS = ClampToEdgeWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}

/** The baked maps of the place as textures. */
export function placeTextures({ site, siteSize, relief, reliefSize, frost }: Place, anisotropy: number) {
  const textures = {
    uSite: textureOf(site, siteSize, RGBAFormat, anisotropy),
    uRelief: textureOf(relief, reliefSize, RGFormat, anisotropy),
    uFrost: textureOf(frost, FROST_SIZE, RGBAFormat, anisotropy),
  };
  textures.uFrost.wrapS = RepeatWrapping;
  textures.uFrost.wrapT = RepeatWrapping;
  return textures;
}
