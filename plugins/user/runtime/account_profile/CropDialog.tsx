import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { DialogActions, NativeDialog, useText } from 'sala/runtime';
import { Note } from '../parts/Note.tsx';
import { type Crop, cropBox, cutSquare, mostZoom, moveCrop, wholeCrop } from './cropSquare.ts';
import { pictureTexts } from './pictureTexts.ts';

interface Props {
  picture: ImageBitmap;
  busy: boolean;
  refusal?: string;
  onDone: (square: Blob) => void;
  onClose: () => void;
}

const step = 0.05;
const arrows: Record<string, Partial<Crop>> = {
  ArrowLeft: { x: -step },
  ArrowRight: { x: step },
  ArrowUp: { y: -step },
  ArrowDown: { y: step },
  '+': { zoom: 0.1 },
  '=': { zoom: 0.1 },
  '-': { zoom: -0.1 },
};

/** Crops a picture to a square: drag or arrow keys to move, a slider to zoom. */
export function CropDialog({ picture, busy, refusal, onDone, onClose }: Props) {
  const say = useText(pictureTexts);
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const pulled = useRef<{ x: number; y: number }>(undefined);
  const move = (by: Partial<Crop>) => setCrop((before) => moveCrop(before, by, picture));

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { left, top, side } = cropBox(crop, picture);
    pen.drawImage(picture, left, top, side, side, 0, 0, pen.canvas.width, pen.canvas.height);
  }, [crop, picture]);

  function handleKey(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  }
  function handlePull(event: PointerEvent<HTMLCanvasElement>) {
    const from = pulled.current;
    if (!from) return;
    const { clientWidth } = event.currentTarget;
    move({ x: (from.x - event.clientX) / clientWidth, y: (from.y - event.clientY) / clientWidth });
    pulled.current = { x: event.clientX, y: event.clientY };
  }

  return (
    <NativeDialog
      title={say('cropTitle')}
      onClose={onClose}
      actions={
        <DialogActions
          action={say(busy ? 'saving' : 'use')}
          busy={busy}
          onClose={onClose}
          onAction={() => cutSquare(picture, crop).then(onDone)}
        />
      }
    >
      <p id={`${id}-help`}>{say('cropHelp')}</p>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the keys are for the picture, not for reading */}
      <canvas
        ref={canvas}
        className="w-account_profile__crop"
        width={320}
        height={320}
        tabIndex={0}
        role="application"
        aria-label={say('cropArea')}
        aria-describedby={`${id}-help`}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pulled.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={handlePull}
        onPointerUp={() => {
          pulled.current = undefined;
        }}
      />
      <label className="w-account_profile__zoom">
        {say('zoom')}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => move({ zoom: Number(event.target.value) - crop.zoom })}
        />
      </label>
      <Note>{refusal}</Note>
    </NativeDialog>
  );
}
