import type { ReactNode } from 'react';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';

/** A card of the gallery: components of one kind. */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <CardBody className="stack stack-4">{children}</CardBody>
    </Card>
  );
}
