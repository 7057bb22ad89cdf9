/** The product beside its machines; the path of the product follows. */
export const machinesPath = '/@machines';
