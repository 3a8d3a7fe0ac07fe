import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="yz-gallery__section">
      <h2>{title}</h2>
      <div className="yz-gallery__row">{children}</div>
    </section>
  );
}
