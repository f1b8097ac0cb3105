/** Who sees the files of the site; root does anyhow. */
export const fileRoles = ['superadmin', 'admin', 'manager'] as const;
