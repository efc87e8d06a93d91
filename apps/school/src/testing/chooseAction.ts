import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action of the menu of the record on screen. */
export async function chooseAction(person: UserEvent, name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^Acciones (de|para) / }));
  await person.click(await screen.findByRole('menuitem', { name }));
}
