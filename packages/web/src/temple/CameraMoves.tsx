import { type Camera, DEFAULT_CAMERA } from '../board/board.ts';
import { clampCamera } from '../board/camera.ts';
import { obstacle } from '../board/Hole.tsx';
import { changeSettings, currentSettings, useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';

export const CAMERA_MOVES = ['left', 'right', 'closer', 'further', 'reset'] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];

const TURN = 15;
const STEP = 1.15;

/** Moves the camera of the Table view by one step. */
export function moveCamera(move: CameraMove): void {
  const { camera } = currentSettings();
  const moved = {
    left: { ...camera, azimuth: camera.azimuth + TURN },
    right: { ...camera, azimuth: camera.azimuth - TURN },
    closer: { ...camera, zoom: camera.zoom * STEP },
    further: { ...camera, zoom: camera.zoom / STEP },
    reset: DEFAULT_CAMERA,
  }[move];
  changeSettings({ camera: clampCamera(moved) });
}

const SHAPES: Readonly<Record<CameraMove, string>> = {
  left: 'M5 4v5h5M5.6 9A7.5 7.5 0 1 1 4.6 14',
  right: 'M19 4v5h-5M18.4 9A7.5 7.5 0 1 0 19.4 14',
  closer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  reset: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
};

function Sign({ move }: { move: CameraMove }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
      <path
        d={SHAPES[move]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The way back to the usual place of the camera, where fingers have moved it. */
export function CameraReset() {
  const { table } = useWords();
  const { view, camera } = useSettings();
  const isMoved = Object.entries(DEFAULT_CAMERA).some(([part, usual]) => camera[part as keyof Camera] !== usual);
  if (view !== 'table' || !isMoved) return undefined;
  return (
    <button
      type="button"
      className="nk-icon-button nk-camera-reset nk-panel"
      aria-label={table.cameraMoves.reset}
      onClick={() => moveCamera('reset')}
    >
      <Sign move="reset" />
    </button>
  );
}

/** Turning, zooming and resetting the camera by buttons: whoever cannot drag moves it as well. */
export function CameraMoves() {
  const { table } = useWords();
  const { view } = useSettings();
  return (
    <fieldset className="nk-camera nk-panel" ref={obstacle} disabled={view !== 'table'}>
      <legend className="nk-hidden">{table.cameraLabel}</legend>
      {CAMERA_MOVES.map((move) => (
        <button
          key={move}
          type="button"
          className="nk-icon-button"
          aria-label={table.cameraMoves[move]}
          title={table.cameraMoves[move]}
          onClick={() => moveCamera(move)}
        >
          <Sign move={move} />
        </button>
      ))}
    </fieldset>
  );
}
