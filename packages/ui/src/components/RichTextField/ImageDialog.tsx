import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FileRejectedError } from '../FileField/useFileUploads.ts';
import { Field } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './RichTextField.css.ts';

/**
 * Stores a picture and resolves to its address. The `message` of a rejection with {@link FileRejectedError} is shown.
 */
export type UploadImage = (file: File) => Promise<{ src: string }>;

interface ImageDialogProps {
  /** Address of the edited picture; empty for a new one. */
  src: string;
  alt: string;
  /** The pasted or dropped picture. */
  file: File | null;
  onUploadImage: UploadImage | undefined;
  onApply: (src: string, alt: string) => void;
  onClose: () => void;
}

/** Asks for a picture and its alternative text, or only for the text. */
export const ImageDialog = ({
  src,
  alt,
  file: initialFile,
  onUploadImage,
  onApply,
  onClose,
}: ImageDialogProps): ReactNode => {
  const { richTextField: messages, confirmDialog } = useMessages();
  const form = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const isMounted = useRef(true);
  const [file, setFile] = useState(initialFile);
  const [description, setDescription] = useState(alt);
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const apply = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const missing = {
      ...(!src && !file && { file: messages.imageMissing }),
      ...(description.trim() === '' && { alt: messages.altMissing }),
    };
    setProblems(missing);
    if (missing.file || missing.alt) return;
    if (src || !file || !onUploadImage) return onApply(src, description.trim());
    setBusy(true);
    try {
      const stored = await onUploadImage(file);
      /* Discards the picture if the dialog was closed meanwhile. */
      if (isMounted.current) onApply(stored.src, description.trim());
    } catch (reason) {
      if (isMounted.current) {
        setBusy(false);
        setProblems({ file: reason instanceof FileRejectedError ? reason.message : messages.uploadFailed });
      }
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={src ? messages.imageEdit : messages.imageTitle}
      footer={
        <>
          <Button onClick={onClose}>{confirmDialog.cancel}</Button>
          <Button type="submit" form={form} tone="accent" variant="solid" loading={busy}>
            {src ? messages.apply : messages.insert}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void apply(event)} className={css.questions}>
        {!src && (
          <Field label={messages.imageFile} error={problems.file} required>
            {(control) => (
              <div className={css.fileChooser}>
                <input
                  ref={fileInput}
                  type="file"
                  accept="image/*,.heic,.heif"
                  hidden
                  onChange={(event) => setFile(event.target.files?.[0] ?? file)}
                />
                <Button
                  {...control}
                  aria-required={undefined}
                  aria-invalid={undefined}
                  icon="image"
                  onClick={() => fileInput.current?.click()}
                >
                  {messages.chooseImage}
                </Button>
                {file && <bdi className={css.fileName}>{file.name}</bdi>}
              </div>
            )}
          </Field>
        )}
        <TextField
          label={messages.alt}
          help={messages.altHelp}
          required
          value={description}
          onValueChange={setDescription}
          error={problems.alt}
        />
      </form>
    </Dialog>
  );
};
