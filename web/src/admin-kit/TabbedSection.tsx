import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../lib/useTitle.ts';
import { Page } from '../ui/Page.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import './list/ListAndForm.css';
import { confirmLeave } from './form/unsaved-changes.ts';
import { TableSkeleton } from './SectionSkeleton.tsx';

type TabbedSectionProps<Name extends string> = {
  title: string;
  className: string;
  /** In tab order; the first one is shown at the section's own address. */
  parts: Readonly<Record<Name, ComponentType>>;
  t: (name: 'description' | 'views' | NoInfer<Name>) => string;
};

/** A section whose parts are tabs; the address names the open one. Unsaved changes are asked about before it changes. */
export function TabbedSection<Name extends string>({ title, className, parts, t }: TabbedSectionProps<Name>) {
  const [params, setParams] = useSearchParams();
  useTitle(title);
  const names = Object.keys(parts) as Name[];
  const current = names.find((name) => name === params.get('tab')) ?? names[0];
  const show = async (name: Name) => {
    if (name !== current && (await confirmLeave())) setParams(name === names[0] ? {} : { tab: name });
  };
  if (current === undefined) return null;
  const TabContent: ComponentType = parts[current];
  return (
    <Page wide title={title} description={t('description')}>
      <section className={`admin-card admin-list ${className}`} aria-label={title}>
        <Tabs
          label={t('views')}
          tabs={names.map((key) => ({ key, label: t(key) }))}
          value={current}
          onChange={(name) => void show(name)}
        >
          <Suspense fallback={<TableSkeleton />}>
            <TabContent />
          </Suspense>
        </Tabs>
      </section>
    </Page>
  );
}
