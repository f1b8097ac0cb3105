import type { Json } from 'sala/schemas';

const amounts = [1250, 4780, 2310, 960];

/** Answers with which the builder draws pictures of widgets; figures alone, which every language reads. */
export const exampleChart: Json = {
  groups: amounts.map((_, index) => ({ key: `2026-0${index + 1}-01`, title: '' })),
  series: [{ key: '_none', title: '', values: amounts }],
  period: 'month',
  isMoney: false,
};

export const exampleFigures: Json = [
  { allTime: 12_840, currentMonth: 312, previousMonth: 280, isMoney: false },
  { allTime: 64, currentMonth: 3, previousMonth: 5, isMoney: false },
  { allTime: 9120, currentMonth: 204, previousMonth: 204, isMoney: false },
];

const exampleList: Json = {
  columns: [
    { field: 'number', title: '', kind: 'text' },
    { field: 'date', title: '', kind: 'date' },
    { field: 'total', title: '', kind: 'money' },
  ],
  rows: amounts.map((total, index) => ({
    id: String(index),
    version: 1,
    number: `A-00${index + 1}`,
    date: `2026-11-0${index + 1}`,
    total,
  })),
  total: amounts.length,
  page: 1,
  limit: 10,
  sort: [],
  events: [],
};

const bare = { searchable: false, filterable: false, choosable: false, exportable: false, density: 'compact' };

export const exampleTable = { object: { query: { collection: 'record' }, ...bare }, data: { list: exampleList } };
