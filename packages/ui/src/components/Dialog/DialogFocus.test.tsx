import { AlertTakeover, Dialog, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';

const page = (children: ReactNode) => (
  <UiRoot locale="en" messages={en}>
    {children}
  </UiRoot>
);

it('focuses the first field that is shown, after a file input that a button opens', async () => {
  render(
    page(
      <Dialog defaultOpen title="New picture">
        <input type="file" hidden />
        <input aria-label="Description" />
      </Dialog>,
    ),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus());
});

it('returns focus to the container of the opener when the opener is gone', async () => {
  const user = userEvent.setup();
  const List = () => {
    const [isRemoved, setRemoved] = useState(false);
    const [open, setOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        {!isRemoved && (
          <button type="button" onClick={() => setOpen(true)}>
            Delete row
          </button>
        )}
        <Dialog
          title="Sure?"
          open={open}
          onOpenChange={setOpen}
          footer={
            <button
              type="button"
              onClick={() => {
                setRemoved(true);
                setOpen(false);
              }}
            >
              Yes
            </button>
          }
        />
      </main>
    );
  };
  render(page(<List />));
  await user.click(screen.getByRole('button', { name: 'Delete row' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('focuses the page when nothing of what opened it is left', async () => {
  const user = userEvent.setup();
  const Page = () => {
    const [step, setStep] = useState<'asks' | 'details' | 'done'>('asks');
    return (
      <>
        <main tabIndex={-1}>Home</main>
        {step === 'asks' && (
          <AlertTakeover
            label="Drill"
            title="Gas leak"
            answers={[{ id: 'help', icon: 'hand', label: 'I need help', onSelect: () => setStep('details') }]}
          >
            Go out
          </AlertTakeover>
        )}
        <Dialog title="Where are you?" open={step === 'details'} onOpenChange={() => setStep('done')} />
      </>
    );
  };
  render(page(<Page />));
  await user.click(screen.getByRole('button', { name: 'I need help' }));
  await screen.findByRole('dialog', { name: 'Where are you?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('returns focus to a button that left it elsewhere when it was pressed', async () => {
  const user = userEvent.setup();
  const Toolbar = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setOpen(true)}>
          Link
        </button>
        {open && <Dialog open title="Address" onOpenChange={setOpen} />}
      </>
    );
  };
  render(page(<Toolbar />));
  const button = screen.getByRole('button', { name: 'Link' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Address' });
  expect(button).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('takes the page behind out of reach as a whole, with its live regions', async () => {
  const user = userEvent.setup();
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <main>
          <p role="log">Two results</p>
          <p aria-live="polite">Two results</p>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        </main>
        <Dialog title="Details" open={open} onOpenChange={setOpen} />
      </>
    );
  };
  render(page(<Page />));
  const main = screen.getByRole('main');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  expect(main).toHaveAttribute('inert');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(main).not.toHaveAttribute('inert'));
});
