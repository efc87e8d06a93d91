import { Badge } from '@school/ui/badge';
import { Heading } from '@school/ui/heading';
import { Stack } from '@school/ui/stack';
import { Loan } from './Loan';

/* A server component that renders components of the kit. */
export default async function Page() {
  return (
    <Stack gap="l">
      <Heading level={1}>Biblioteca</Heading>
      <Badge tone="positive">Abierta</Badge>
      <Loan />
    </Stack>
  );
}
