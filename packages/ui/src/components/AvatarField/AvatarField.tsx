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
import { describedBy, hasContent, labelId, type FieldTexts } from '../Field/fieldTexts.ts';
import { chooseId } from '../FileField/chooseId.ts';
import * as files from '../FileField/FileField.css.ts';
import { sizeText } from '../FileField/sizeText.ts';
import { FileRejectedError } from '../FileField/useFileUploads.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { AvatarCropper } from './AvatarCropper.tsx';
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
  /** Address of the current picture. */
  src?: string | null;
  /** @default 'circle' */
  shape?: AvatarShape;
  /** Called with the new picture, a JPEG of at most 512 × 512 pixels, or with null when the current one is removed. */
  onValueChange?: (picture: Blob | null) => void;
  /** Called with true when cropping starts and false when it ends. `onValueChange` is called after it. */
  onCroppingChange?: (isCropping: boolean) => void;
  /** Maximum size of the chosen file in bytes. @default 20 MiB */
  maxSize?: number;
  /** Media types and extensions that the file dialog offers. @default every picture */
  accept?: readonly string[];
  /**
   * Converts a chosen file that browsers may not open, such as a HEIC photo. Meanwhile the field shows that it is busy;
   * the signal is aborted when the user cancels it, chooses another file, or leaves. The `message` of a rejection with
   * {@link FileRejectedError} is shown. @default the file itself
   */
  prepare?: (file: File, signal: AbortSignal) => Promise<Blob>;
}

const anyPicture = ['image/*'];

interface Chosen {
  /** The new picture, or null for none. */
  picture: Blob | null;
  address: string | null;
}

/* Synchronous, unlike `toBlob`, because a form may be sending. */
const toJpeg = (canvas: HTMLCanvasElement): Blob => {
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' });
};

/**
 * The picture of a person: chosen, cropped to a square by pointer or keyboard, rotated by its EXIF data, or removed.
 * Renders a `<div>` around an `<input type="file">`; passes `className` to the `<div>`, and `ref`, `id` and other
 * attributes to the `<input>`. With a `name`, a form submits the cropped picture, or an empty text when the present
 * one is removed.
 */
export function AvatarField(props: AvatarFieldProps) {
  const generatedId = useId();
  const locale = useLocale();
  const { avatarField: messages } = useMessages();
  const {
    id = generatedId,
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
    onCroppingChange,
    maxSize = 20 * 1024 * 1024,
    accept = anyPicture,
    prepare,
    name,
    className,
    ref,
    disabled = false,
    onChange,
    'aria-describedby': describedByProp,
    ...rest
  } = props;
  const [chosen, setChosen] = useState<Chosen>();
  const [sourceImage, setSourceImage] = useState<ImageBitmap>();
  const [fault, setFault] = useState('');
  const [preparing, setPreparing] = useState<AbortController>();
  const input = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const cropRef = useRef<(() => HTMLCanvasElement) | null>(null);
  const currentSrc = chosen ? chosen.address : src;
  const isRemoved = chosen?.picture === null;
  const address = chosen?.address;

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);
  useEffect(() => () => sourceImage?.close?.(), [sourceImage]);
  useEffect(() => () => preparing?.abort(), [preparing]);
  const notifyCropping = useEffectEvent((isCroppingNow: boolean) => onCroppingChange?.(isCroppingNow));
  const isCropping = sourceImage !== undefined;
  useEffect(() => {
    if (!isCropping) return undefined;
    notifyCropping(true);
    return () => notifyCropping(false);
  }, [isCropping]);
  /* A form sends files only from an input of files. */
  useLayoutEffect(() => {
    if (!fileInput.current || typeof DataTransfer !== 'function') return;
    const transfer = new DataTransfer();
    if (chosen?.picture)
      transfer.items.add(new File([chosen.picture], 'avatar.jpeg', { type: 'image/jpeg' }));
    fileInput.current.files = transfer.files;
  }, [chosen]);
  useFormReset(id, () => {
    setChosen(undefined);
    setSourceImage(undefined);
    setPreparing(undefined);
    setFault('');
  });

  const openFile = async (file: File) => {
    setFault('');
    if (file.size > maxSize) return setFault(messages.tooLarge(sizeText(maxSize, locale)));
    const controller = new AbortController();
    if (prepare) setPreparing(controller);
    try {
      const picture = prepare ? await prepare(file, controller.signal) : file;
      /* Rotated by the EXIF orientation. */
      const image = await createImageBitmap(picture, { imageOrientation: 'from-image' });
      if (controller.signal.aborted) image.close();
      else setSourceImage(image);
    } catch (reason) {
      if (controller.signal.aborted) return;
      setFault(reason instanceof FileRejectedError ? reason.message : messages.unreadable);
    }
    setPreparing((current) => (current === controller ? undefined : current));
  };
  const end = (next?: Chosen) => {
    flushSync(() => {
      setSourceImage(undefined);
      if (next) setChosen(next);
    });
    input.current?.focus();
    if (next) onValueChange?.(next.picture);
  };
  const apply = (canvas: HTMLCanvasElement) =>
    canvas.toBlob(
      (picture) => {
        if (picture) end({ picture, address: URL.createObjectURL(picture) });
        else setFault(messages.unreadable);
      },
      'image/jpeg',
      0.9,
    );

  /* The form sends the visible crop, applied or not. */
  const applyBeforeSending = useEffectEvent((event: Event) => {
    if (!cropRef.current || input.current?.form !== event.target) return;
    const picture = toJpeg(cropRef.current());
    setSourceImage(undefined);
    setChosen({ picture, address: URL.createObjectURL(picture) });
    onValueChange?.(picture);
  });
  useEffect(() => {
    if (!sourceImage) return undefined;
    const applyBeforeSubmit = (event: Event) => applyBeforeSending(event);
    document.addEventListener('submit', applyBeforeSubmit, true);
    return () => document.removeEventListener('submit', applyBeforeSubmit, true);
  }, [sourceImage]);

  const errorText = hasContent(error) ? error : fault;
  const texts = { help, error: errorText, success };
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
        {sourceImage && (
          <AvatarCropper
            key={String(sourceImage.width)}
            picture={sourceImage}
            shape={shape}
            onApply={apply}
            onCancel={() => end()}
            cropRef={cropRef}
          />
        )}
        <div className={sourceImage ? css.away : css.line}>
          <Avatar name={personName} src={currentSrc ?? null} shape={shape} size={72} />
          <span className={files.choose}>
            <Glyph name="upload" />
            <span id={chooseId(id)} aria-hidden={true}>
              {currentSrc ? messages.change : messages.choose}
            </span>
            <input
              /* The visible text comes first, as in FileField. */
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
              accept={accept.join(',')}
              disabled={disabled}
              className={files.input}
              aria-required={required || undefined}
              aria-invalid={hasContent(errorText) || undefined}
              aria-describedby={describedBy(id, texts, describedByProp)}
              onChange={(event) => {
                onChange?.(event);
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) void openFile(file);
              }}
            />
          </span>
          {preparing && (
            <>
              <Spinner />
              <Button
                variant="plain"
                onClick={() => {
                  setPreparing(undefined);
                  input.current?.focus();
                }}
              >
                {messages.cancel}
              </Button>
            </>
          )}
          {currentSrc && !preparing && (
            <Button variant="plain" disabled={disabled} onClick={() => end({ picture: null, address: null })}>
              {messages.remove}
            </Button>
          )}
        </div>
        {name !== undefined && !isRemoved && (
          <input
            ref={fileInput}
            type="file"
            name={name}
            form={rest.form}
            disabled={disabled || !chosen}
            hidden
            tabIndex={-1}
            aria-label={messages.choose}
          />
        )}
        {name !== undefined && isRemoved && (
          <input type="hidden" name={name} form={rest.form} value="" disabled={disabled} />
        )}
      </>
    ),
  });
}
