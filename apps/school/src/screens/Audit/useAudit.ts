import { type List, useList } from '../../lists/useList.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { auditAddress, type AuditField } from './auditFilter.ts';

/** The audit as the address has it; an open entry narrows nothing, and closes when something does. */
export type Audit = List<AuditField> & {
  hrefOfEntry(id: string): string;
  /** Back to the list alone. */
  close(): void;
};

/** Reads the audit's filter from the address on screen. */
export function useAudit(): Audit {
  const list = useList(auditAddress);
  const navigation = useNavigation();
  const { filter } = list;
  const { actor, subject, action } = filter;
  const hrefOf = (change: object) => auditAddress.hrefOf({ ...filter, page: 1, entry: '', ...change });
  return {
    ...list,
    narrowed: [actor, subject, action].some((value) => value !== ''),
    hrefOf: (name, value) => hrefOf({ [name]: value }),
    hrefOfEntry: (entry) => hrefOf({ entry }),
    narrow: (name, value) => void navigation.navigate(hrefOf({ [name]: value })),
    close: () => void navigation.navigate(hrefOf({})),
  };
}
