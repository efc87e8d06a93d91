import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSendShortcut } from './useSendShortcut.ts';

function Screen({ onSend }: { onSend(): void }) {
  useSendShortcut();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="Título" />
      <button type="submit">Enviar</button>
    </form>
  );
}

const show = () => {
  const onSend = vi.fn<() => void>();
  render(<Screen onSend={onSend} />);
  return { onSend, field: screen.getByRole('textbox') };
};

describe('useSendShortcut', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('sends once by Enter with %o', (keys) => {
    const { onSend, field } = show();
    fireEvent.keyDown(field, { key: 'Enter', ...keys });
    fireEvent.keyDown(field, { key: 'Enter', repeat: true, ...keys });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('S5: sends nothing while a word is composed', () => {
    const { onSend, field } = show();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
  });
});
