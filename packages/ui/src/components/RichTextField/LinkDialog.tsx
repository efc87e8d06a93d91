import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { parseAddress } from './address.ts';
import * as css from './RichTextField.css.ts';

interface LinkDialogProps {
  /** The address of the link at the caret; empty without one. */
  href: string;
  /** No text is selected that could become the link. */
  needsText: boolean;
  onApply: (href: string, linkText: string | null) => void;
  onClose: () => void;
}

/** Asks for the address of a link. */
export const LinkDialog = ({ href, needsText, onApply, onClose }: LinkDialogProps): ReactNode => {
  const { richTextField: messages, confirmDialog } = useMessages();
  const form = useId();
  const [typedAddress, setAddress] = useState(href);
  const [linkText, setLinkText] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    /* React events bubble through the component tree, where the dialog may be inside the page's form. */
    event.stopPropagation();
    const address = parseAddress(typedAddress);
    if (typedAddress.trim() === '') setProblem(messages.addressMissing);
    else if (address === null) setProblem(messages.addressInvalid);
    else onApply(address, needsText ? linkText.trim() || typedAddress.trim() : null);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.linkTitle}
      footer={
        <>
          {href !== '' && (
            <Button variant="plain" onClick={() => onApply('', null)}>
              {messages.removeLink}
            </Button>
          )}
          <Button onClick={onClose}>{confirmDialog.cancel}</Button>
          <Button type="submit" form={form} tone="accent" variant="solid">
            {messages.apply}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={apply} className={css.questions}>
        <TextField
          label={messages.address}
          help={messages.addressHelp}
          type="text"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          required
          value={typedAddress}
          onValueChange={setAddress}
          error={problem}
        />
        {needsText && (
          <TextField label={messages.linkText} optional value={linkText} onValueChange={setLinkText} />
        )}
      </form>
    </Dialog>
  );
};
