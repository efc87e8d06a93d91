import { type IconName, LinkButton } from '@school/ui';

/** The way to a new one of what a list holds. */
export type NewOne = { label: string; icon: IconName; href: string };

/** The primary action of a list. */
export function NewLink({ label, icon, href }: NewOne) {
  return (
    <LinkButton href={href} icon={icon} tone="accent" variant="solid">
      {label}
    </LinkButton>
  );
}
