import { useEffect, useState, type ReactNode } from 'react';
import { Modal } from '../../internal/Modal.tsx';
import { useMessages } from '../../root/messages.ts';
import * as css from './CommandPalette.css.ts';
import type { CommandDialogProps } from './CommandPaletteProps.ts';
import { CommandSearch } from './CommandSearch.tsx';

/** The dialog of a command palette. */
export const CommandDialog = ({
  open,
  onOpenChange,
  commands,
  label,
  placeholder,
  empty,
  onQueryChange,
  loading = false,
  filter = true,
  ...rest
}: CommandDialogProps): ReactNode => {
  const { commandPalette } = useMessages();
  const [chosen, setChosen] = useState<{ run: () => void }>();
  const name = label ?? commandPalette.label;

  useEffect(() => {
    /* Runs after the dialog has returned focus, which it does in a separate task; the command may move it again. */
    if (chosen) setTimeout(chosen.run);
  }, [chosen]);

  return (
    <Modal
      {...rest}
      unpadded
      title={name}
      overlayClass={css.overlay}
      form={css.form}
      open={open}
      onOpenChange={onOpenChange}
    >
      <CommandSearch
        commands={commands}
        label={name}
        placeholder={placeholder ?? commandPalette.placeholder}
        empty={empty ?? commandPalette.empty}
        onQueryChange={onQueryChange}
        loading={loading}
        filter={filter}
        onClose={() => onOpenChange(false)}
        onChoose={(run) => {
          onOpenChange(false);
          setChosen({ run });
        }}
      />
    </Modal>
  );
};
