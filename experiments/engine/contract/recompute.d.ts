declare module "*.R" {
  const source: string;
  export default source;
}
declare module "*.py" {
  const source: string;
  export default source;
}
