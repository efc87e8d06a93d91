import type { PendingConfirmation, Receipt, ReceiptState } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { PersonNameRow } from '../accounts/names.queries.ts';
import { canSeeAllPeople } from '../users/users.policy.ts';

/** A person that a record reaches, with their receipt. */
export interface ReceiptRow extends PersonNameRow {
  state: ReceiptState;
  read_at: Date | null;
  confirmed_at: Date | null;
  last_sign_in_at: Date | null;
}

/** A record whose confirmation is requested, with its author. */
export interface PendingRow extends Pick<PendingConfirmation, 'record' | 'id' | 'title' | 'confirm_by'> {
  author: PersonNameRow;
}

const time = (date: Date | null) => date?.toISOString() ?? null;

/** Returns until when a record requests a confirmation, and when this person gave it. */
export const presentConfirmation = ({
  confirm_by,
  confirmed_at,
}: {
  confirm_by: string | null;
  confirmed_at: Date | null;
}) => ({
  ...(confirm_by ? { confirm_by } : {}),
  ...(confirmed_at ? { confirmed_at: confirmed_at.toISOString() } : {}),
});

/** Converts a receipt for a person who manages the record. */
export function presentReceipt(row: ReceiptRow, person: Person): Receipt {
  const { state, read_at, confirmed_at, last_sign_in_at } = row;
  return {
    person: presentPerson(row),
    state,
    read_at: time(read_at),
    confirmed_at: time(confirmed_at),
    ...(canSeeAllPeople(person) ? { last_sign_in_at: time(last_sign_in_at) } : {}),
  };
}

export const presentPending = ({ author, ...row }: PendingRow): PendingConfirmation => ({
  ...row,
  author: presentPerson(author),
});
