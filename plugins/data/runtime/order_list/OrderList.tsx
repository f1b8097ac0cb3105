export { Table as OrderList } from '../table/Table.tsx';
