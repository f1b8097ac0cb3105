import { defineServer } from 'sala/server';
import { publicCourses } from './publicCourses.ts';

export const server = defineServer({ publicRecords: { course: publicCourses } });
