import { type IconName, LinkButton } from '@school/ui';

/** Link to the form of a new record. */
export type NewOne = { label: string; icon: IconName; href: string };

/** Primary action of a list. */
export function NewLink({ label, icon, href }: NewOne) {
  return (
    <LinkButton href={href} icon={icon} tone="accent" variant="solid">
      {label}
    </LinkButton>
  );
}
