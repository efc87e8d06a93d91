import { getPunctuation } from '@school/text';
import { __iconData as refreshCw } from 'lucide-react/icons/refresh-cw';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import type { AvatarShape } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './AvatarField.css.ts';
import {
  drawCrop,
  clampCrop,
  maxZoom,
  moveCrop,
  getSquare,
  rotateCrop,
  initialCrop,
  type Crop,
} from './crop.ts';

provideIcons({ 'refresh-cw': refreshCw });

interface AvatarCropperProps {
  picture: ImageBitmap;
  shape: AvatarShape;
  onApply: (canvas: HTMLCanvasElement) => void;
  /** Returns the current crop. */
  cropRef: RefObject<(() => HTMLCanvasElement) | null>;
  onCancel: () => void;
}

/* Twice the visible size, for dense screens; and never more than an avatar needs. */
const most = 512;
const step = 0.02;

const getSide = (picture: ImageBitmap, cropState: Crop): number =>
  Math.max(1, Math.min(most, Math.round(getSquare(picture, cropState).side)));

/** The picture under the window of an avatar: moved by a drag, a press or arrows, made larger, turned. */
export const AvatarCropper = ({ picture, shape, onApply, onCancel, cropRef }: AvatarCropperProps) => {
  const id = useId();
  const locale = useLocale();
  const { avatarField: messages } = useMessages();
  const [cropState, setCropState] = useState(initialCrop);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; isDragged: boolean } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, cropState, most);
  }, [picture, cropState]);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const crop = () => {
    const cropped = document.createElement('canvas');
    drawCrop(cropped, picture, cropState, getSide(picture, cropState));
    return cropped;
  };
  useEffect(() => {
    cropRef.current = crop;
    return () => {
      cropRef.current = null;
    };
  });

  const move = (right: number, down: number) => setCropState((old) => moveCrop(picture, old, right, down));
  const zoomTo = (zoom: number) => setCropState((old) => clampCrop(picture, { ...old, zoom }));
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = event.shiftKey ? step * 5 : step;
    const handlers: Record<string, () => void> = {
      ArrowLeft: () => move(-by, 0),
      ArrowRight: () => move(by, 0),
      ArrowUp: () => move(0, -by),
      ArrowDown: () => move(0, by),
      '+': () => zoomTo(cropState.zoom * 1.1),
      '=': () => zoomTo(cropState.zoom * 1.1),
      '-': () => zoomTo(cropState.zoom / 1.1),
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    const { clientX: x, clientY: y } = event;
    const width = event.currentTarget.offsetWidth || 1;
    // A finger that presses also moves by a few pixels.
    const isDragged = from.current.isDragged || Math.hypot(x - from.current.x, y - from.current.y) > 4;
    if (!isDragged) return;
    move((x - from.current.x) / width, (y - from.current.y) / width);
    from.current = { x, y, isDragged };
  };
  /* Without dragging: a press moves its point to the middle. */
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current && !from.current.isDragged) {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      move((left + width / 2 - x) / (width || 1), (top + height / 2 - y) / (width || 1));
    }
    from.current = null;
  };
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(cropState.zoom);
  const formatPercent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

  /* The element handles its keys, hence `application`: no ARIA widget moves in two directions. */
  const role = {
    role: 'application',
    tabIndex: 0,
    'aria-label': messages.stage,
    'aria-describedby': `${id}-hint`,
    onKeyDown: press,
  };
  return (
    <div className={css.editor}>
      <div
        {...role}
        ref={stage}
        dir="ltr"
        className={css.stage}
        data-shape={shape}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY, isDragged: false };
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <canvas ref={canvas} aria-hidden={true} className={css.canvas} />
      </div>
      <div className={css.side}>
        <p id={`${id}-hint`} className={css.hint}>
          {messages.hint}
        </p>
        <label className={css.zoom}>
          <span>{messages.zoom}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={cropState.zoom}
            aria-valuetext={percent}
            className={css.range}
            onChange={(event) => zoomTo(Number(event.currentTarget.value))}
          />
        </label>
        <div className={css.line}>
          <Button
            icon="refresh-cw"
            size="s"
            variant="outline"
            onClick={() => setCropState((old) => clampCrop(picture, rotateCrop(old)))}
          >
            {messages.rotate}
          </Button>
        </div>
        <div className={css.buttons}>
          <Button variant="solid" tone="accent" onClick={() => onApply(crop())}>
            {messages.apply}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
        <span role="status" className={css.srOnly}>
          {`${formatPercent(cropState.x)} × ${formatPercent(cropState.y)}${getPunctuation(locale).comma}${percent}`}
        </span>
      </div>
    </div>
  );
};
