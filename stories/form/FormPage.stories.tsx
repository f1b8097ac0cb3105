import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { Input } from '../../plugins/forms/runtime/input/Input.tsx';
import { widget as input } from '../../plugins/forms/runtime/input/input.ts';
import { Textarea } from '../../plugins/forms/runtime/textarea/Textarea.tsx';
import { widget as textarea } from '../../plugins/forms/runtime/textarea/textarea.ts';
import { ApiError } from '../../runtime/api/ApiError.ts';
import type { Api } from '../../runtime/api/createApi.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { RuntimeContext, useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewComponent } from '../../runtime/context/widgetView.ts';
import { formPage } from '../../runtime/form/formPage.ts';
import { useLanguage } from '../../runtime/language/useText.ts';
import { Page } from '../../runtime/page/Page.tsx';
import type { Layout, LayoutObject, Row, WidgetDefinition } from '../../schemas/index.ts';
import { buildLayout, buildPage, buildSession } from '../../tests/factories/buildPage.ts';
import { prepareWidget } from '../../tests/support/drawWidget.tsx';

interface Args {
  layout?: Partial<Layout>;
  /** What the server says to a call. */
  answer?: (path: string) => Promise<unknown>;
  /** Kept from before. */
  draft?: Record<string, string | string[]>;
  signedIn?: boolean;
}

const words = { name: { th: 'ชื่อและนามสกุล', en: 'Full name' }, why: { th: 'เหตุผลที่สมัคร', en: 'Why you apply' } };
const field = (
  widget: WidgetDefinition,
  name: keyof typeof words,
  language: 'th' | 'en',
  more: object = {},
): LayoutObject => ({
  ...prepareWidget(widget, { name, label: words[name], ...more }, language),
  uid: name,
});
const row = (uid: string, object: LayoutObject, more: Partial<Row> = {}): Row => ({
  uid,
  width: 'narrow',
  columns: [{ uid: `${uid}-column`, objects: [object] }],
  ...more,
});

const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'load' as const, version: 1 };
const views: Record<string, unknown> = { input: Input, textarea: Textarea };

function FormStory({ layout, answer, draft, signedIn }: Args): ReactNode {
  const around = useRuntime();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story's arguments never change
  const runtime = useMemo(() => {
    const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'somying@demo.test', role: 'user' };
    sessionStorage.setItem(`sala.form.${signedIn ? user.id : ''}.page/story`, JSON.stringify(draft ?? {}));
    const rows = [
      row('one', field(input, 'name', language, { required: true, maxLength: 80 }), { tab: 'one' }),
      row('two', field(textarea, 'why', language), { tab: 'two' }),
    ];
    const page = buildPage({
      layout: buildLayout({ kind: 'form', rows, ...layout }),
      layoutKey: 'page/story',
      widgets: { input: asset, textarea: asset },
      shell: 'blank',
      session: buildSession({ language, ...(signedIn && { user, role: 'user' }) }),
    });
    const registry = createViewRegistry(async (type) => views[type] as WidgetViewComponent); // each is the view of its type
    registry.add(page.widgets);
    const api = ((path: string) => answer?.(path) ?? Promise.resolve({ data: [] })) as Api; // what this story's server says
    return { ...around, page: createPageStore(page), views: registry, api };
  }, [language]);
  return (
    <RuntimeContext value={runtime}>
      <Page fallback={null} />
    </RuntimeContext>
  );
}

const meta: Meta<Args> = {
  render: (args) => <FormStory {...args} />,
  parameters: { layout: 'fullscreen' },
  loaders: [() => formPage.load()],
};

export default meta;
type Story = StoryObj<Args>;
type Play = NonNullable<Story['play']>;

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /ชื่อ|name/i }), 'มานะ');
  await userEvent.click(canvas.getByRole('button', { name: /ส่งข้อมูล|Submit/ }));
};

export const Empty: Story = {};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /ชื่อ|name/i });
    await userEvent.click(canvas.getByRole('button', { name: /ส่งข้อมูล|Submit/ }));
    await canvas.findByRole('heading', { name: /รายการที่ต้องแก้ไข|Error Details/ });
  },
};

export const Submitting: Story = {
  args: { answer: (path) => (path === '/api/form' ? new Promise(() => undefined) : Promise.resolve({ data: [] })) },
  play: submit,
};

export const Submitted: Story = { play: submit };

/** What was typed stays, and the form says what happened. */
export const Offline: Story = {
  args: { answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: submit,
};

export const DraftRestored: Story = { args: { draft: { name: 'มานะ รักเรียน', why: 'อยากเรียนรู้ให้มากขึ้น' } } };

const tabs = [
  { uid: 'one', title: { th: 'ข้อมูลผู้สมัคร', en: 'About you' } },
  { uid: 'two', title: { th: 'รายละเอียด', en: 'Details' } },
];

export const Steps: Story = { args: { layout: { tabs }, draft: { name: 'มานะ' } } };

/** Sent before; another one may follow. */
export const EarlierSubmission: Story = {
  args: { signedIn: true, answer: async () => ({ data: [{ created_at: '2026-11-20T03:00:00Z' }] }) },
};

export const RegisteredForCourse: Story = {
  args: {
    signedIn: true,
    layout: { settings: { course: 'c-1' } },
    answer: async () => ({ data: [{ created_at: '2026-11-20T03:00:00Z' }] }),
  },
};

/** Registered in another window meanwhile: the server takes no second one. */
export const RegisteredMeanwhile: Story = {
  args: {
    answer: (path) =>
      path === '/api/form'
        ? Promise.reject(new ApiError({ status: 409, code: 'form_registered', message: '' }))
        : Promise.resolve({ data: [] }),
  },
  play: submit,
};

const people = row('people', field(input, 'name', 'th', { required: true }), {
  dataMode: 'copy',
  dataSetName: 'people',
  copyTitle: { th: 'ผู้เข้าอบรม', en: 'Participant' },
});

export const RepeatedRows: Story = {
  args: {
    layout: { rows: [people] },
    draft: { people: ['1', '2', '3'], 'people.1.name': 'มานะ', 'people.2.name': 'มานี', 'people.3.name': 'ชูใจ' },
  },
};

export const NoRepeatedRows: Story = { args: { layout: { rows: [{ ...people, minCopies: 0 }] } } };

export const Phone: Story = { ...RepeatedRows, globals: { viewport: { value: 'phone' } } };
