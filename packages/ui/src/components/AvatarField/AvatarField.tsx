import { __iconData as upload } from 'lucide-react/icons/upload';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { flushSync } from 'react-dom';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Avatar, type AvatarShape } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, isShown, labelId, type FieldTexts } from '../Field/fieldTexts.ts';
import { chooseId } from '../FileField/chooseId.ts';
import * as files from '../FileField/FileField.css.ts';
import { sizeText } from '../FileField/sizeText.ts';
import { AvatarCut } from './AvatarCut.tsx';
import * as css from './AvatarField.css.ts';

const Glyph = provideIcons({ upload });

/** @see {@link AvatarField} */
export interface AvatarFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'accept' | 'value' | 'defaultValue' | 'size' | 'children' | 'required' | 'src' | 'multiple'
    > {
  /** The person's name, for the initials that are shown without a picture. */
  personName: string;
  /** Address of the present picture. */
  src?: string | null;
  /** @default 'circle' */
  shape?: AvatarShape;
  /** The new picture, a JPEG of at most 512 × 512 pixels; null when the present one is taken off. */
  onValueChange?: (picture: Blob | null) => void;
  /** A chosen picture is being cut, or no longer: until then `onValueChange` has not heard of it. */
  onCutting?: (cutting: boolean) => void;
  /** Bytes that the chosen file may have. @default 20 MiB */
  maxSize?: number;
}

interface Chosen {
  /** The new picture, or null for none. */
  picture: Blob | null;
  address: string | null;
}

/* At once, where `toBlob` gives it later. */
const jpegOf = (canvas: HTMLCanvasElement): Blob => {
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' });
};

/**
 * The picture of a person: chosen, cut to a square by pointer or by keyboard, upright as the camera meant it, or taken off.
 * Renders a `<div>` around an `<input type="file">`; `className` lands on the `<div>`, `ref`, `id` and all else on the
 * `<input>`. With a `name`, a form sends the cut picture; an empty text when the present one is taken off.
 */
export function AvatarField(props: AvatarFieldProps) {
  const made = useId();
  const locale = useLocale();
  const { avatarField: say } = useMessages();
  const {
    id = made,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    labelEnd,
    personName,
    src,
    shape = 'circle',
    onValueChange,
    onCutting,
    maxSize = 20 * 1024 * 1024,
    name,
    className,
    ref,
    disabled = false,
    onChange,
    'aria-describedby': own,
    ...rest
  } = props;
  const [chosen, setChosen] = useState<Chosen>();
  const [cutting, setCutting] = useState<ImageBitmap>();
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const sender = useRef<HTMLInputElement>(null);
  const taking = useRef<(() => HTMLCanvasElement) | null>(null);
  const shown = chosen ? chosen.address : src;
  const removed = chosen?.picture === null;
  const address = chosen?.address;

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);
  useEffect(() => () => cutting?.close?.(), [cutting]);
  const tellCutting = useEffectEvent((now: boolean) => onCutting?.(now));
  const isCutting = cutting !== undefined;
  useEffect(() => {
    if (!isCutting) return undefined;
    tellCutting(true);
    return () => tellCutting(false);
  }, [isCutting]);
  /* A form sends files only from an input of files. */
  useLayoutEffect(() => {
    if (!sender.current || typeof DataTransfer !== 'function') return;
    const held = new DataTransfer();
    if (chosen?.picture) held.items.add(new File([chosen.picture], 'avatar.jpeg', { type: 'image/jpeg' }));
    sender.current.files = held.files;
  }, [chosen]);
  useFormReset(id, () => {
    setChosen(undefined);
    setCutting(undefined);
    setFault('');
  });

  const take = async (file: File) => {
    setFault('');
    if (file.size > maxSize) return setFault(say.tooLarge(sizeText(maxSize, locale)));
    try {
      /* Turned as the camera says in EXIF. */
      setCutting(await createImageBitmap(file, { imageOrientation: 'from-image' }));
    } catch {
      setFault(say.unreadable);
    }
  };
  const end = (next?: Chosen) => {
    flushSync(() => {
      setCutting(undefined);
      if (next) setChosen(next);
    });
    input.current?.focus();
    if (next) onValueChange?.(next.picture);
  };
  const apply = (canvas: HTMLCanvasElement) =>
    canvas.toBlob(
      (picture) => {
        if (picture) end({ picture, address: URL.createObjectURL(picture) });
        else setFault(say.unreadable);
      },
      'image/jpeg',
      0.9,
    );

  /* The form sends the visible crop, applied or not. */
  const applyBeforeSending = useEffectEvent((event: Event) => {
    if (!taking.current || input.current?.form !== event.target) return;
    const picture = jpegOf(taking.current());
    setCutting(undefined);
    setChosen({ picture, address: URL.createObjectURL(picture) });
    onValueChange?.(picture);
  });
  useEffect(() => {
    if (!cutting) return undefined;
    const hear = (event: Event) => applyBeforeSending(event);
    document.addEventListener('submit', hear, true);
    return () => document.removeEventListener('submit', hear, true);
  }, [cutting]);

  const said = isShown(error) ? error : fault;
  const texts = { help, error: said, success };
  return fieldShell({
    id,
    label,
    ...texts,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    labelId: labelId(id),
    children: (
      <>
        {cutting && (
          <AvatarCut
            key={String(cutting.width)}
            picture={cutting}
            shape={shape}
            onApply={apply}
            onCancel={() => end()}
            taking={taking}
          />
        )}
        <div className={cutting ? css.away : css.line}>
          <Avatar name={personName} src={shown ?? null} shape={shape} size={72} />
          <span className={files.choose}>
            <Glyph name="upload" />
            <span id={chooseId(id)} aria-hidden={true}>
              {shown ? say.change : say.choose}
            </span>
            <input
              /* The visible words come first, as in FileField. */
              aria-labelledby={`${chooseId(id)} ${labelId(id)}`}
              {...rest}
              ref={(node) => {
                input.current = node;
                if (typeof ref === 'function') return ref(node);
                if (ref) ref.current = node;
                return undefined;
              }}
              type="file"
              id={id}
              accept="image/*"
              disabled={disabled}
              className={files.input}
              aria-required={required || undefined}
              aria-invalid={isShown(said) || undefined}
              aria-describedby={describedBy(id, texts, own)}
              onChange={(event) => {
                onChange?.(event);
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) void take(file);
              }}
            />
          </span>
          {shown && (
            <Button variant="plain" disabled={disabled} onClick={() => end({ picture: null, address: null })}>
              {say.remove}
            </Button>
          )}
        </div>
        {name !== undefined && !removed && (
          <input
            ref={sender}
            type="file"
            name={name}
            form={rest.form}
            disabled={disabled || !chosen}
            hidden
            tabIndex={-1}
            aria-label={say.choose}
          />
        )}
        {name !== undefined && removed && (
          <input type="hidden" name={name} form={rest.form} value="" disabled={disabled} />
        )}
      </>
    ),
  });
}
AvatarField.displayName = 'AvatarField';
