import * as z from 'zod';
import { condition, fieldKey } from './conditions.ts';
import { day, filled, id, richText, text } from './entities/common.ts';
import * as fieldLimits from './limits/fields.ts';
import * as processLimits from './limits/processes.ts';

type Kind = {
  settings: z.ZodType;
  /** What a filled-in field holds; never the empty value, which is absence. */
  value: z.ZodType;
  /** May be a column of a table. */
  simple?: true;
  /** Nobody fills it in: it explains, or the server computes it. */
  computed?: true;
};

const option = filled(processLimits.optionLength);
/** The words of a dictionary, or options of the form's own. */
const choiceSettings = z.object({
  dictionary: text(fieldLimits.nameLength).default(''),
  options: z.array(option).max(processLimits.maxOptions).default([]),
});
const numberRange = { min: z.number().optional(), max: z.number().optional() };
/** A person, a department or a file, with the name it had. */
const named = z.object({ id, name: text(fieldLimits.longTextLength) });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const profileItems = ['name', 'number', 'department', 'class', 'phone'] as const;

const simpleKinds = {
  text: {
    simple: true,
    settings: z.object({
      maxLength: z.number().int().min(1).max(fieldLimits.textLength).default(fieldLimits.textLength),
      /** The whole text must match. */
      pattern: text(processLimits.patternLength).default(''),
      /** What is said when it does not. */
      patternHelp: text(processLimits.helpLength).default(''),
    }),
    value: filled(),
  },
  number: {
    simple: true,
    settings: z.object({
      ...numberRange,
      unit: text(processLimits.unitLength).default(''),
      decimals: z.number().int().min(0).max(processLimits.maxDecimals).default(0),
    }),
    value: z.number(),
  },
  /** In yuan; also shown in capital figures. */
  money: { simple: true, settings: z.object(numberRange), value: z.number().multipleOf(0.01) },
  date: {
    simple: true,
    settings: z.object({ from: z.enum(['any', 'today', 'tomorrow']).default('any') }),
    value: day,
  },
  time: { simple: true, settings: z.object({}), value: clock },
  choice: { simple: true, settings: choiceSettings, value: option },
} as const satisfies Record<string, Kind>;

export type SimpleFieldKind = keyof typeof simpleKinds;
export const simpleFieldKinds = Object.keys(simpleKinds) as SimpleFieldKind[];

const commonOfColumn = {
  key: fieldKey,
  label: filled(processLimits.labelLength),
  required: z.boolean().default(false),
  /** Its sum stands below the table. */
  sum: z.boolean().default(false),
};
type SettingsOf<K extends SimpleFieldKind> = (typeof simpleKinds)[K]['settings'];
type CommonOfColumn = z.ZodObject<typeof commonOfColumn>;
export type TableColumn = {
  [K in SimpleFieldKind]: z.output<CommonOfColumn> & { kind: K; settings: z.output<SettingsOf<K>> };
}[SimpleFieldKind];
type TableColumnInput = {
  [K in SimpleFieldKind]: z.input<CommonOfColumn> & { kind: K; settings?: z.input<SettingsOf<K>> };
}[SimpleFieldKind];

function columnSchema() {
  const [first, ...rest] = simpleFieldKinds.map((kind) =>
    z.object({ ...commonOfColumn, kind: z.literal(kind), settings: (simpleKinds[kind] as Kind).settings.prefault({}) }),
  );
  if (!first) throw new Error('there is no kind of column');
  return z.discriminatedUnion('kind', [first, ...rest]) as unknown as z.ZodType<TableColumn, TableColumnInput>;
}
const tableColumn = columnSchema();

/** Every kind of field: its settings and what it holds. The only list of kinds. */
export const fieldKinds = {
  ...simpleKinds,
  longText: {
    settings: z.object({
      maxLength: z.number().int().min(1).max(processLimits.longTextLength).default(fieldLimits.longTextLength),
    }),
    value: filled(processLimits.longTextLength),
  },
  dateRange: {
    settings: z.object({
      from: z.enum(['any', 'today', 'tomorrow']).default('any'),
      maxDays: z.number().int().min(1).max(processLimits.maxPromiseDays).optional(),
    }),
    /** `days` and `workingDays` are the server's count, whatever is sent. */
    value: z.object({ from: day, to: day, days: z.number().optional(), workingDays: z.number().optional() }),
  },
  choices: {
    settings: choiceSettings.extend({ most: z.number().int().min(1).optional() }),
    value: z.array(option).min(1).max(processLimits.maxOptions),
  },
  person: { settings: z.object({}), value: named },
  department: { settings: z.object({}), value: named },
  files: {
    settings: z.object({
      most: z.number().int().min(1).max(processLimits.maxFiles).default(5),
      /** Endings without a dot; empty: whatever the portal accepts. */
      types: z.array(text(10)).max(20).default([]),
    }),
    value: z
      .array(named.extend({ size: z.number() }))
      .min(1)
      .max(processLimits.maxFiles),
  },
  picture: {
    settings: z.object({ most: z.number().int().min(1).max(processLimits.maxFiles).default(3) }),
    value: z
      .array(named.extend({ size: z.number() }))
      .min(1)
      .max(processLimits.maxFiles),
  },
  table: {
    settings: z.object({
      columns: z.array(tableColumn).min(1).max(processLimits.maxColumns),
      maxRows: z.number().int().min(1).max(processLimits.maxRows).default(20),
    }),
    value: z.array(z.record(fieldKey, z.unknown())).min(1).max(processLimits.maxRows),
  },
  /** An explanation between the fields. */
  richText: { computed: true, settings: z.object({ html: richText() }), value: z.never() },
  /** Drawn by hand, kept as a picture (data URL, PNG). */
  signature: {
    settings: z.object({}),
    value: z.string().max(processLimits.signatureLength).startsWith('data:image/png;base64,'),
  },
  formula: {
    computed: true,
    settings: z.object({
      expression: filled(processLimits.expressionLength),
      unit: text(processLimits.unitLength).default(''),
      decimals: z.number().int().min(0).max(processLimits.maxDecimals).default(2),
    }),
    value: z.number(),
  },
  /** Of the applicant, filled in when the case is submitted. */
  profile: {
    settings: z.object({ item: z.enum(profileItems), editable: z.boolean().default(false) }),
    value: filled(),
  },
} as const satisfies Record<string, Kind>;

export type FieldKind = keyof typeof fieldKinds;
export const fieldKindNames = Object.keys(fieldKinds) as FieldKind[];
export const isComputed = (kind: FieldKind) => 'computed' in fieldKinds[kind];

export type FieldSettings<K extends FieldKind> = z.output<(typeof fieldKinds)[K]['settings']>;
export type FieldValue<K extends FieldKind> = z.output<(typeof fieldKinds)[K]['value']>;

const common = {
  key: fieldKey,
  label: filled(processLimits.labelLength),
  help: text(processLimits.helpLength).default(''),
  required: z.boolean().default(false),
  width: z.enum(['half', 'full']).default('full'),
  /** Without it the field is always shown. A field not shown is not required and not stored. */
  visibleWhen: condition.optional(),
  /** Required also when this holds. */
  requiredWhen: condition.optional(),
};
type Common = z.output<z.ZodObject<typeof common>>;
type CommonInput = z.input<z.ZodObject<typeof common>>;

export type Field = {
  [K in FieldKind]: Common & { kind: K; settings: FieldSettings<K>; initial?: FieldValue<K> | undefined };
}[FieldKind];
export type FieldInput = {
  [K in FieldKind]: CommonInput & {
    kind: K;
    settings: z.input<(typeof fieldKinds)[K]['settings']>;
    initial?: FieldValue<K> | undefined;
  };
}[FieldKind];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;

function fieldSchema() {
  const [first, ...rest] = fieldKindNames.map((kind) => {
    const { settings, value } = fieldKinds[kind] as Kind;
    return z.object({ ...common, kind: z.literal(kind), settings, initial: value.optional() });
  });
  if (!first) throw new Error('there is no kind of field');
  return z.discriminatedUnion('kind', [first, ...rest]) as unknown as z.ZodType<Field, FieldInput>;
}
/** One field of a form, its settings of its own kind. */
export const field = fieldSchema();

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

export const formSection = z.object({
  title: text(processLimits.labelLength).default(''),
  columns: z.union([z.literal(1), z.literal(2)]).default(2),
  fields: z.array(field).max(processLimits.maxFields),
});
export type FormSection = z.infer<typeof formSection>;

/** Ordered sections of fields; a key stands once in the whole form. */
export const form = z
  .object({ sections: z.array(formSection).min(1).max(processLimits.maxSections) })
  .refine(({ sections }) => areDistinct(sections.flatMap(({ fields }) => fields.map(({ key }) => key))), {
    params: { failure: 'field_key_twice' },
  });
export type Form = z.infer<typeof form>;

export const fieldsOf = ({ sections }: Form): Field[] => sections.flatMap(({ fields }) => fields);

/** What is filled in, by the key of the field. */
export const formData = z
  .record(fieldKey, z.unknown())
  .refine((data) => JSON.stringify(data).length <= processLimits.dataLength, { params: { failure: 'form_too_large' } });
export type FormData = z.infer<typeof formData>;

/** What somebody may do with a field at a step. */
export const fieldRights = ['hidden', 'read', 'write'] as const;
export type FieldRight = (typeof fieldRights)[number];
