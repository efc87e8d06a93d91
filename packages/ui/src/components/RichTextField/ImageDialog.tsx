import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './RichTextField.css.ts';

/** Stores a picture and says under which address it is found. */
export type UploadImage = (file: File) => Promise<{ src: string }>;

interface ImageDialogProps {
  /** Of the picture that is changed; empty for a new one. */
  src: string;
  alt: string;
  /** One that was pasted or dropped. */
  file: File | null;
  onUploadImage: UploadImage | undefined;
  onApply: (src: string, alt: string) => void;
  onClose: () => void;
}

/** Asks for a picture and its alternative text, or only for the text. */
export const ImageDialog = ({
  src,
  alt,
  file: given,
  onUploadImage,
  onApply,
  onClose,
}: ImageDialogProps): ReactNode => {
  const { richTextField: words, confirmDialog } = useMessages();
  const form = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const here = useRef(true);
  const [file, setFile] = useState(given);
  const [seen, setSeen] = useState(alt);
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const apply = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const missing = {
      ...(!src && !file && { file: words.imageMissing }),
      ...(seen.trim() === '' && { alt: words.altMissing }),
    };
    setProblems(missing);
    if (missing.file || missing.alt) return;
    if (src || !file || !onUploadImage) return onApply(src, seen.trim());
    setBusy(true);
    try {
      const stored = await onUploadImage(file);
      /* Discards the picture if the dialog was closed meanwhile. */
      if (here.current) onApply(stored.src, seen.trim());
    } catch {
      if (here.current) {
        setBusy(false);
        setProblems({ file: words.uploadFailed });
      }
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={src ? words.imageEdit : words.imageTitle}
      footer={
        <>
          <Button onClick={onClose}>{confirmDialog.cancel}</Button>
          <Button type="submit" form={form} tone="accent" variant="solid" loading={busy}>
            {src ? words.apply : words.insert}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void apply(event)} className={css.questions}>
        {!src && (
          <Field label={words.imageFile} error={problems.file} required>
            {(control) => (
              <div className={css.chooser}>
                <input
                  ref={chooser}
                  type="file"
                  accept="image/*"
                  hidden
                  onChange={(event) => setFile(event.target.files?.[0] ?? file)}
                />
                <Button
                  {...control}
                  aria-required={undefined}
                  aria-invalid={undefined}
                  icon="image"
                  onClick={() => chooser.current?.click()}
                >
                  {words.chooseImage}
                </Button>
                {file && <bdi className={css.fileName}>{file.name}</bdi>}
              </div>
            )}
          </Field>
        )}
        <TextField
          label={words.alt}
          help={words.altHelp}
          required
          value={seen}
          onValueChange={setSeen}
          error={problems.alt}
        />
      </form>
    </Dialog>
  );
};
