import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lateDialog } from '../screen/lateDialog.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { latePart } from './latePart.tsx';

/** An import that fails some times and then succeeds. */
const failing = <Props extends object>(times: number, Part: ComponentType<Props>) => {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  };
};

const quiet = () => void vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('latePart', () => {
  it('keeps the screen and what was typed when its file cannot be loaded, and loads it on the second attempt', async () => {
    quiet();
    const Part = latePart(failing(1, () => <p>Parte</p>));
    const { person } = renderScreen({
      path: '/app',
      children: (
        <>
          <input aria-label="Título" />
          <Suspense>
            <Part />
          </Suspense>
        </>
      ),
    });
    await person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Feria');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar esta parte.');
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Parte')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Feria');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its state while the screen around it changes', async () => {
    const Part = latePart(async () => () => <input aria-label="Nota" />);
    function Page() {
      const [title, setTitle] = useState('');
      return (
        <>
          <input aria-label="Título" value={title} onChange={(event) => setTitle(event.target.value)} />
          <Suspense>
            <Part />
          </Suspense>
        </>
      );
    }
    const { person } = renderScreen({ path: '/app', children: <Page /> });
    const note = await screen.findByRole('textbox', { name: 'Nota' });
    await person.type(note, 'Patio');
    await person.type(screen.getByRole('textbox', { name: 'Título' }), 'Feria');
    expect(screen.getByRole('textbox', { name: 'Nota' })).toBe(note);
    expect(note).toHaveValue('Patio');
  });

  it('offers to reload the page when the file stays away', async () => {
    quiet();
    const Part = latePart(failing(9, () => <p>Parte</p>));
    const { person } = renderScreen({
      path: '/app',
      children: (
        <Suspense>
          <Part />
        </Suspense>
      ),
    });
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Recargar' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Puede haber una versión nueva');
  });
});

describe('lateDialog', () => {
  it('closes with a message when its file cannot be loaded, and opens at the second press', async () => {
    quiet();
    const Dialog = lateDialog(
      failing(1, (_props: { onClose(): void }) => <p>Diálogo</p>),
      ({ onClose }) => onClose(),
    );
    function Screen() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Abrir</button>
          {isOpen ? (
            <Suspense>
              <Dialog onClose={() => setOpen(false)} />
            </Suspense>
          ) : (
            <p>Cerrado</p>
          )}
        </>
      );
    }
    const { person } = renderScreen({ path: '/app', children: <Screen /> });
    await person.click(await screen.findByRole('button', { name: 'Abrir' }));
    expect(await screen.findByText(/No pudimos cargar esta parte/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Cerrado')).toBeVisible());
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(await screen.findByText('Diálogo')).toBeVisible();
  });
});
