import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { addressOf } from './address.ts';
import * as css from './RichTextField.css.ts';

interface LinkDialogProps {
  /** Where the link at the caret leads; empty where there is none. */
  href: string;
  /** Nothing is chosen that could become the link. */
  needsWords: boolean;
  onApply: (href: string, words: string | null) => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export const LinkDialog = ({ href, needsWords, onApply, onClose }: LinkDialogProps): ReactNode => {
  const { richTextField: words, confirmDialog } = useMessages();
  const form = useId();
  const [written, setWritten] = useState(href);
  const [shown, setShown] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    /* React events bubble through the component tree, where the dialog may be inside the page's form. */
    event.stopPropagation();
    const address = addressOf(written);
    if (written.trim() === '') setProblem(words.addressMissing);
    else if (address === null) setProblem(words.addressInvalid);
    else onApply(address, needsWords ? shown.trim() || written.trim() : null);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.linkTitle}
      footer={
        <>
          {href !== '' && (
            <Button variant="plain" onClick={() => onApply('', null)}>
              {words.removeLink}
            </Button>
          )}
          <Button onClick={onClose}>{confirmDialog.cancel}</Button>
          <Button type="submit" form={form} tone="accent" variant="solid">
            {words.apply}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={apply} className={css.questions}>
        <TextField
          label={words.address}
          help={words.addressHelp}
          type="text"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          required
          value={written}
          onValueChange={setWritten}
          error={problem}
        />
        {needsWords && <TextField label={words.linkWords} optional value={shown} onValueChange={setShown} />}
      </form>
    </Dialog>
  );
};
